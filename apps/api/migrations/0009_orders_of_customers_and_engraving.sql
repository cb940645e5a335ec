ALTER TABLE "checkout" ALTER COLUMN "guest_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ALTER COLUMN "guest_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product_group" ADD COLUMN "engravable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "licences" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "licence_kind" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "licence_number" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "licence_valid_until" date;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkout_customer" ON "checkout" USING btree ("customer_id","created_at") WHERE customer_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_customer_request" ON "checkout" USING btree ("customer_id","request_key") WHERE customer_id is not null;--> statement-breakpoint
CREATE INDEX "order_customer" ON "order" USING btree ("customer_id","placed_at") WHERE customer_id is not null;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_one_owner" CHECK (num_nonnulls("checkout"."guest_id", "checkout"."customer_id") = 1);--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_one_owner" CHECK (num_nonnulls("order"."guest_id", "order"."customer_id") = 1);