ALTER TABLE "deal" DROP CONSTRAINT "deal_positive";--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deal" ADD COLUMN "condition" jsonb;--> statement-breakpoint
ALTER TABLE "deal" ADD COLUMN "per_order" integer;--> statement-breakpoint
ALTER TABLE "deal" ADD CONSTRAINT "deal_condition" CHECK (num_nonnulls("deal"."condition", "deal"."per_order") in (0, 2) and "deal"."per_order" > 0);--> statement-breakpoint
ALTER TABLE "deal" ADD CONSTRAINT "deal_positive" CHECK ("deal"."share" > 0 and ("deal"."price_paise" > 0 or "deal"."price_paise" = 0 and "deal"."condition" is not null));