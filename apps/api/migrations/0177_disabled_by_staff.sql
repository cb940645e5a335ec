ALTER TABLE "seller_member" ADD COLUMN "disabled_by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "seller_member" m SET "disabled_by_staff" = true WHERE m."disabled_at" IS NOT NULL AND EXISTS (
  SELECT FROM "audit_entry" a WHERE a."subject_kind" = 'seller_member' AND a."subject_id" = m."id"
    AND a."action" = 'seller_member.disable' AND a."at" = m."disabled_at" AND a."staff_id" IS NOT NULL);
