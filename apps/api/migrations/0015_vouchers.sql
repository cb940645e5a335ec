CREATE TABLE "voucher" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"percent_bp" smallint,
	"amount_paise" bigint,
	"max_discount_paise" bigint,
	"minimum_paise" bigint NOT NULL,
	"business_category" text,
	"seller_id" integer,
	"audience" text NOT NULL,
	"listed" boolean NOT NULL,
	"max_uses" integer,
	"max_uses_per_buyer" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"made_by" text,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voucher_code_unique" UNIQUE("code"),
	CONSTRAINT "voucher_one_kind" CHECK (num_nonnulls("voucher"."percent_bp", "voucher"."amount_paise") = 1),
	CONSTRAINT "voucher_leaves_something" CHECK (coalesce("voucher"."percent_bp" between 1 and 9000, "voucher"."amount_paise" between 1 and "voucher"."minimum_paise" - 1))
);
--> statement-breakpoint
CREATE TABLE "voucher_use" (
	"checkout_id" uuid PRIMARY KEY NOT NULL,
	"voucher_id" uuid NOT NULL,
	"customer_id" text,
	"phone_hash" text NOT NULL,
	"discount_paise" bigint NOT NULL,
	"held_until" timestamp with time zone,
	"redeemed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "voucher_code" text;--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "voucher_code" text;--> statement-breakpoint
ALTER TABLE "voucher" ADD CONSTRAINT "voucher_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_use" ADD CONSTRAINT "voucher_use_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_use" ADD CONSTRAINT "voucher_use_voucher_id_voucher_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."voucher"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_use" ADD CONSTRAINT "voucher_use_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voucher_listed" ON "voucher" USING btree ("ends_at") WHERE listed;--> statement-breakpoint
CREATE INDEX "voucher_use_voucher" ON "voucher_use" USING btree ("voucher_id");--> statement-breakpoint
CREATE INDEX "voucher_use_phone" ON "voucher_use" USING btree ("phone_hash");--> statement-breakpoint
CREATE INDEX "voucher_use_customer" ON "voucher_use" USING btree ("customer_id") WHERE customer_id is not null;--> statement-breakpoint
-- Quotes of before vouchers had no discount.
UPDATE "checkout" SET "quote" = "quote" || jsonb_build_object('voucher', null, 'platformPaidPaise', 0,
  'lines', (SELECT coalesce(jsonb_agg(line || '{"platformPaidPaise": 0}' ORDER BY n), '[]') FROM jsonb_array_elements("quote"->'lines') WITH ORDINALITY AS l(line, n)));
--> statement-breakpoint
UPDATE "order" SET "quote" = "quote" || jsonb_build_object('voucher', null, 'platformPaidPaise', 0,
  'lines', (SELECT coalesce(jsonb_agg(line || '{"platformPaidPaise": 0}' ORDER BY n), '[]') FROM jsonb_array_elements("quote"->'lines') WITH ORDINALITY AS l(line, n)));
