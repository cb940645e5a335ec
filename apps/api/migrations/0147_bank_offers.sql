CREATE TABLE "bank_offer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_offer_id" text NOT NULL,
	"title" text NOT NULL,
	"terms" text NOT NULL,
	"method" text NOT NULL,
	"issuer" text NOT NULL,
	"min_paise" bigint NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_offer_provider_offer_id_unique" UNIQUE("provider_offer_id"),
	CONSTRAINT "bank_offer_times" CHECK ("bank_offer"."valid_from" <= "bank_offer"."valid_to"),
	CONSTRAINT "bank_offer_min" CHECK ("bank_offer"."min_paise" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sandbox_gateway_order" ADD COLUMN "offers" jsonb;