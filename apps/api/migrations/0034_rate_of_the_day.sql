ALTER TABLE "offer" ALTER COLUMN "gst_bp" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "family" ADD COLUMN "gst_tag" text;--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "gst_from" date;--> statement-breakpoint
UPDATE "family" SET "gst_tag" = 'medical' WHERE "key" IN ('glucometer', 'micropipette', 'haematology-analyser', 'infrared-thermometer');--> statement-breakpoint
UPDATE "family" SET "gst_tag" = 'contraceptive' WHERE "key" IN ('copper-iud');--> statement-breakpoint
UPDATE "offer" SET "gst_from" = ("created_at" AT TIME ZONE 'Asia/Kolkata')::date;--> statement-breakpoint
UPDATE "offer" o SET "gst_bp" = NULL, "gst_from" = NULL
FROM "variant" v JOIN "product_group" g ON g."id" = v."group_id" JOIN "family" f ON f."key" = g."family_key"
WHERE v."id" = o."variant_id" AND EXISTS (
  SELECT FROM (
    SELECT r."rate_bp", rank() OVER (ORDER BY length(r."hsn_prefix") DESC, r."tag" IS NULL) AS place
    FROM "gst_rate" r
    WHERE starts_with(v."hsn", r."hsn_prefix") AND (r."tag" IS NULL OR r."tag" = f."gst_tag")
      AND r."valid_from" <= current_date AND (r."valid_to" IS NULL OR r."valid_to" >= current_date)
  ) t WHERE t.place = 1 AND t."rate_bp" = o."gst_bp");--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_stated_gst" CHECK (("offer"."gst_bp" is null) = ("offer"."gst_from" is null));