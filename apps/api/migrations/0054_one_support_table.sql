-- What was sent lately still waits for an answer; older requests were answered by mail.
INSERT INTO "support_ticket" ("id", "number", "kind", "topic", "sub_topic", "text", "name", "phone", "email", "order_number", "page", "created_at", "state")
SELECT "id", "ticket", "kind", "topic", "sub_topic", "query", "name", "phone", "email", "order_number", "page", "created_at",
  CASE WHEN "created_at" > now() - interval '7 days' THEN 'open' ELSE 'closed' END FROM "help_request";--> statement-breakpoint
INSERT INTO "support_ticket" ("id", "number", "kind", "text", "name", "phone", "page", "created_at", "state")
SELECT "id", "ticket", 'callback', "about", "name", "phone", "page", "created_at",
  CASE WHEN "created_at" > now() - interval '7 days' THEN 'open' ELSE 'closed' END FROM "callback_request";--> statement-breakpoint
INSERT INTO "support_ticket" ("id", "number", "kind", "text", "name", "phone", "email", "pincode", "sku", "created_at", "state")
SELECT "id", "ticket", 'enquiry', "form"->>'comment', "form"->>'name', "form"->>'phone', nullif("form"->>'email', ''), "form"->>'pincode', "sku", "created_at",
  CASE WHEN "created_at" > now() - interval '7 days' THEN 'open' ELSE 'closed' END FROM "lead_enquiry";--> statement-breakpoint
INSERT INTO "support_ticket" ("id", "number", "kind", "text", "name", "email", "rating", "page", "created_at", "state")
SELECT "id", 'FBK-' || upper(left("id"::text, 8)), 'feedback', "comment", coalesce("name", ''), "email", "rating", "page", "created_at",
  CASE WHEN "created_at" > now() - interval '7 days' THEN 'open' ELSE 'closed' END FROM "feedback" WHERE "kind" = 'visitor'
  ON CONFLICT ("number") DO NOTHING;--> statement-breakpoint
DELETE FROM "feedback" WHERE "kind" = 'visitor';--> statement-breakpoint
DROP TABLE "callback_request" CASCADE;--> statement-breakpoint
DROP TABLE "help_request" CASCADE;--> statement-breakpoint
DROP TABLE "lead_enquiry" CASCADE;--> statement-breakpoint
ALTER TABLE "feedback" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "feedback" DROP COLUMN "email";