CREATE TABLE "deal" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" bigint NOT NULL,
	"price_paise" bigint NOT NULL,
	"share" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"made_by" text,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deal_positive" CHECK ("deal"."price_paise" > 0 and "deal"."share" > 0)
);
--> statement-breakpoint
CREATE TABLE "deal_use" (
	"checkout_id" uuid NOT NULL,
	"deal_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"held_until" timestamp with time zone,
	CONSTRAINT "deal_use_checkout_id_deal_id_pk" PRIMARY KEY("checkout_id","deal_id")
);
--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "seen_deal" jsonb;--> statement-breakpoint
ALTER TABLE "deal" ADD CONSTRAINT "deal_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_use" ADD CONSTRAINT "deal_use_deal_id_deal_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_offer" ON "deal" USING btree ("offer_id","valid_from");--> statement-breakpoint
CREATE INDEX "deal_use_deal" ON "deal_use" USING btree ("deal_id");