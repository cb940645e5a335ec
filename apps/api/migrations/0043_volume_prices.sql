CREATE TABLE "volume_prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" bigint NOT NULL,
	"steps" jsonb NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone,
	"reason" text NOT NULL,
	"made_by" text,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "seen_volume_prices" jsonb;--> statement-breakpoint
ALTER TABLE "volume_prices" ADD CONSTRAINT "volume_prices_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "volume_prices_offer" ON "volume_prices" USING btree ("offer_id","valid_from");