CREATE TABLE "push_subscription" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guest_hash" text,
	"customer_id" text,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscription_endpoint_unique" UNIQUE("endpoint"),
	CONSTRAINT "push_subscription_one_owner" CHECK (num_nonnulls("push_subscription"."guest_hash", "push_subscription"."customer_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_subscription_guest" ON "push_subscription" USING btree ("guest_hash");--> statement-breakpoint
CREATE INDEX "push_subscription_customer" ON "push_subscription" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "push_subscription_created" ON "push_subscription" USING btree ("created_at");