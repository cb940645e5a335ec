ALTER TABLE "stock_receipt" ALTER COLUMN "staff_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_receipt" ADD COLUMN "member_id" text;--> statement-breakpoint
ALTER TABLE "stock_receipt" ADD CONSTRAINT "stock_receipt_author" CHECK (num_nonnulls("stock_receipt"."staff_id", "stock_receipt"."member_id") = 1);