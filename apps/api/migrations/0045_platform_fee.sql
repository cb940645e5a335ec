ALTER TABLE "charge_rule" ADD COLUMN "basis" text DEFAULT 'fixed' NOT NULL;--> statement-breakpoint
ALTER TABLE "charge_rule" ADD COLUMN "percent_bp" smallint;--> statement-breakpoint
ALTER TABLE "charge_rule" ADD COLUMN "at_most_paise" bigint;--> statement-breakpoint
ALTER TABLE "charge_rule" ADD CONSTRAINT "charge_rule_basis" CHECK ("charge_rule"."basis" in ('fixed', 'per_seller') and "charge_rule"."percent_bp" is null and "charge_rule"."at_most_paise" is null
        or "charge_rule"."basis" = 'percentage' and "charge_rule"."percent_bp" is not null and "charge_rule"."percent_bp" between 1 and 10000 and "charge_rule"."amount_paise" = 0);