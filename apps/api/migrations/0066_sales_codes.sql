CREATE TABLE "sales_code" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"person" text NOT NULL,
	"reason" text NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sales_code_code_unique" UNIQUE("code"),
	CONSTRAINT "sales_code_form" CHECK ("sales_code"."code" ~ '^[A-Z0-9]{4,20}$')
);
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "sales_code" text;--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "sales_code" text;--> statement-breakpoint
CREATE INDEX "checkout_sales_code" ON "checkout" USING btree ("sales_code") WHERE sales_code is not null;