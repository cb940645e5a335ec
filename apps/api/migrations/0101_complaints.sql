CREATE TABLE "complaint" (
	"ticket_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid,
	"order_id" uuid,
	"acknowledge_by" timestamp with time zone NOT NULL,
	"resolve_by" timestamp with time zone NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"escalated_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"warned_for" timestamp with time zone,
	"late_for" timestamp with time zone,
	CONSTRAINT "complaint_clocks" CHECK ("complaint"."acknowledge_by" <= "complaint"."resolve_by")
);
--> statement-breakpoint
ALTER TABLE "ticket_entry" ALTER COLUMN "by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "grievance_email" text;--> statement-breakpoint
ALTER TABLE "organisation" ADD COLUMN "grievance_phone" text;--> statement-breakpoint
UPDATE "organisation" SET "grievance_email" = "support_email", "grievance_phone" = "support_phone";--> statement-breakpoint
ALTER TABLE "organisation" ALTER COLUMN "grievance_email" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "organisation" ALTER COLUMN "grievance_phone" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "support_ticket" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_ticket_id_support_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_customer" ON "complaint" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "complaint_order" ON "complaint" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "support_ticket_due" ON "support_ticket" USING btree ("state","due_at","created_at");--> statement-breakpoint
-- What was sent as "A complaint for the grievance officer" has the clocks of a complaint; answered, it is settled.
UPDATE "support_ticket" SET "kind" = 'complaint', "topic" = 'other', "sub_topic" = '',
  "state" = CASE "state" WHEN 'answered' THEN 'closed' ELSE "state" END
WHERE "kind" = 'request' AND "topic" = 'other' AND "sub_topic" = 'complaint';--> statement-breakpoint
INSERT INTO "complaint" ("ticket_id", "acknowledge_by", "resolve_by", "acknowledged_at", "settled_at")
SELECT "id", "created_at" + interval '48 hours', ("created_at" AT TIME ZONE 'Asia/Kolkata' + interval '1 month') AT TIME ZONE 'Asia/Kolkata',
  "answered_at", CASE "state" WHEN 'closed' THEN coalesce("answered_at", "created_at") END
FROM "support_ticket" WHERE "kind" = 'complaint';--> statement-breakpoint
UPDATE "support_ticket" t SET "due_at" = CASE
  WHEN c."ticket_id" IS NULL THEN t."created_at" + interval '48 hours'
  WHEN c."acknowledged_at" IS NULL THEN c."acknowledge_by" ELSE c."resolve_by" END
FROM "support_ticket" o LEFT JOIN "complaint" c ON c."ticket_id" = o."id"
WHERE o."id" = t."id" AND t."state" = 'open' AND (t."answered_at" IS NULL OR c."ticket_id" IS NOT NULL);
