ALTER TABLE "drafts" ADD COLUMN "review" jsonb;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "written_links" text[] DEFAULT '{}' NOT NULL;