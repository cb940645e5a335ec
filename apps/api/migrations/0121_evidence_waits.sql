CREATE TABLE "sandbox_gateway_evidence" (
	"dispute_id" text PRIMARY KEY NOT NULL,
	"documents" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dispute_document" DROP CONSTRAINT "dispute_document_sent";--> statement-breakpoint
ALTER TABLE "dispute_document" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dispute_document" ADD CONSTRAINT "dispute_document_sent" CHECK (num_nonnulls("dispute_document"."dispute_id", "dispute_document"."kind", "dispute_document"."summary") in (0, 3)
        and ("dispute_document"."dispute_id" is not null or num_nonnulls("dispute_document"."asked_at", "dispute_document"."sent_at") = 0));--> statement-breakpoint
-- Earlier versions booked the money of a closed dispute back at the gateway: nothing is disputed of it any more.
UPDATE "dispute" SET "deducted_paise" = 0 WHERE "state" = 'closed' AND "deducted_paise" > 0;
