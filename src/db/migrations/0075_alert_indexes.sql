-- Apart from the columns: whoever reads posts doesn't wait for an index, but would for a new column.
CREATE INDEX "posts_unmatched_idx" ON "reddit"."posts" USING btree ("created_at") WHERE "reddit"."posts"."matched_at" is null and "reddit"."posts"."removed_by_category" is null and not "reddit"."posts"."over_18";--> statement-breakpoint
CREATE INDEX "verdicts_untold_idx" ON "reddit"."verdicts" USING btree ("created_at") WHERE "reddit"."verdicts"."fit" = 'strong' and "reddit"."verdicts"."told_at" is null;
