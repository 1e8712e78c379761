ALTER TABLE "activity" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "content" text;