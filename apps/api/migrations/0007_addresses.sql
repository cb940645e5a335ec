CREATE TABLE "address" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"building" text NOT NULL,
	"street" text NOT NULL,
	"landmark" text NOT NULL,
	"pincode" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"state_code" text NOT NULL,
	"gstin" text NOT NULL,
	"business_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "address_of_customer" UNIQUE("customer_id","id")
);
--> statement-breakpoint
CREATE TABLE "address_book" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"default_shipping_id" text,
	"default_billing_id" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_book" ADD CONSTRAINT "address_book_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_book" ADD CONSTRAINT "address_book_default_shipping" FOREIGN KEY ("customer_id","default_shipping_id") REFERENCES "public"."address"("customer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "address_book" ADD CONSTRAINT "address_book_default_billing" FOREIGN KEY ("customer_id","default_billing_id") REFERENCES "public"."address"("customer_id","id") ON DELETE no action ON UPDATE no action;