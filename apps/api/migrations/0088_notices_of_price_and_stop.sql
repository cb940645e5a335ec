CREATE TABLE "notice_stop" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notify_request" DROP CONSTRAINT "notify_request_once";--> statement-breakpoint
ALTER TABLE "mail_message" ADD COLUMN "stop_url" text;--> statement-breakpoint
ALTER TABLE "notify_request" ADD COLUMN "about" text DEFAULT 'stock' NOT NULL;--> statement-breakpoint
ALTER TABLE "notify_request" ADD COLUMN "price_paise" bigint;--> statement-breakpoint
CREATE INDEX "notify_request_email" ON "notify_request" USING btree ("email");--> statement-breakpoint
CREATE INDEX "notify_request_created" ON "notify_request" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "notify_request" ADD CONSTRAINT "notify_request_once" UNIQUE("sku","email","pincode","about");--> statement-breakpoint
ALTER TABLE "notify_request" ADD CONSTRAINT "notify_request_price" CHECK (("notify_request"."about" = 'price') = ("notify_request"."price_paise" is not null));