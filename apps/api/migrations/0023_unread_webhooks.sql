CREATE TABLE "unread_webhook" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner" text NOT NULL,
	"body_sha256" text NOT NULL,
	"body" "bytea" NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "unread_webhook_once" ON "unread_webhook" USING btree ("partner","body_sha256");--> statement-breakpoint
CREATE INDEX "unread_webhook_received" ON "unread_webhook" USING btree ("received_at");