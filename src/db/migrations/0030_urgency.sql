ALTER TABLE "outbox" ADD COLUMN "urgency" text DEFAULT 'soon' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_urgency_known" CHECK ("outbox"."urgency" in ('now', 'soon', 'later')) NOT VALID;
