CREATE TABLE "catalogue_upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"state" text NOT NULL,
	"rows_read" integer DEFAULT 0 NOT NULL,
	"summary" jsonb,
	"errors_csv" text,
	"uploaded_by" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stale_product" (
	"group_id" bigint PRIMARY KEY NOT NULL,
	"mark" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_product" (
	"group_id" bigint PRIMARY KEY NOT NULL,
	"reasons" text[] NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"refused_at" timestamp with time zone,
	"refused_by" text,
	"refused_because" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "more_gtins" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stale_product" ADD CONSTRAINT "stale_product_group_id_product_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."product_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_product" ADD CONSTRAINT "waiting_product_group_id_product_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."product_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_upload_at" ON "catalogue_upload" USING btree ("uploaded_at");--> statement-breakpoint
CREATE INDEX "waiting_product_since" ON "waiting_product" USING btree ("since","group_id");--> statement-breakpoint
CREATE INDEX "variant_sku_lower" ON "variant" USING btree (lower("sku"));