ALTER TABLE "reddit"."watched_communities" ADD COLUMN "watched_at" timestamp with time zone DEFAULT now() NOT NULL;
