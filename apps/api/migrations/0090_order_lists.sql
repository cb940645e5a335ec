CREATE TABLE "order_list" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"name" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_list_line" (
	"list_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"text" text NOT NULL,
	"sku" text,
	"quantity" integer NOT NULL,
	CONSTRAINT "order_list_line_list_id_place_pk" PRIMARY KEY("list_id","place")
);
--> statement-breakpoint
ALTER TABLE "order_list" ADD CONSTRAINT "order_list_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_list_line" ADD CONSTRAINT "order_list_line_list_id_order_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."order_list"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_list_name" ON "order_list" USING btree ("customer_id",lower("name"));--> statement-breakpoint
CREATE INDEX "order_list_customer" ON "order_list" USING btree ("customer_id","updated_at");