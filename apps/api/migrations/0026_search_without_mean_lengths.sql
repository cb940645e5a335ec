ALTER TABLE "search_state" DROP COLUMN "title_length";--> statement-breakpoint
ALTER TABLE "search_state" DROP COLUMN "description_length";--> statement-breakpoint
ALTER TABLE "search_state" DROP COLUMN "attributes_length";