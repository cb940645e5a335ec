CREATE TABLE "price_list" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"business_types" jsonb NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone,
	"reason" text NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_list_row" (
	"list_id" uuid NOT NULL,
	"offer_id" bigint NOT NULL,
	"price_paise" bigint NOT NULL,
	CONSTRAINT "price_list_row_list_id_offer_id_pk" PRIMARY KEY("list_id","offer_id"),
	CONSTRAINT "price_list_row_price" CHECK ("price_list_row"."price_paise" > 0)
);
--> statement-breakpoint
ALTER TABLE "price_list_row" ADD CONSTRAINT "price_list_row_list_id_price_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."price_list"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_list_row" ADD CONSTRAINT "price_list_row_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_list_name" ON "price_list" USING btree (lower("name"),"valid_from");--> statement-breakpoint
CREATE INDEX "price_list_row_offer" ON "price_list_row" USING btree ("offer_id");