CREATE TABLE "event_registration" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_key" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	"told_off_at" timestamp with time zone,
	"event_ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_registration_once" UNIQUE("event_key","email")
);
--> statement-breakpoint
CREATE INDEX "event_registration_email" ON "event_registration" USING btree ("email");--> statement-breakpoint
CREATE INDEX "event_registration_ends" ON "event_registration" USING btree ("event_ends_at");