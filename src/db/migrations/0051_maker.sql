ALTER TABLE "voices" ADD COLUMN "founder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "disclosures" text[] DEFAULT '{}' NOT NULL;