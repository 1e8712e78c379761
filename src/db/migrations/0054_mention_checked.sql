-- outside a transaction
ALTER TABLE "drafts" VALIDATE CONSTRAINT "drafts_mention_known";
