ALTER TABLE "e_invoice" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "e_invoice" DROP COLUMN "next_try_at";--> statement-breakpoint
ALTER TABLE "e_invoice" DROP COLUMN "error";--> statement-breakpoint
ALTER TABLE "e_way_bill" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "e_way_bill" DROP COLUMN "next_try_at";--> statement-breakpoint
ALTER TABLE "e_way_bill" DROP COLUMN "error";