-- An offer of another seller had the variant's MRP where it stated none. It keeps it; from now on none means that none is printed, also
-- where the variant's has become lower than its price since.
UPDATE "offer" o SET "mrp_paise" = v."mrp_paise" FROM "variant" v
  WHERE v."id" = o."variant_id" AND o."seller_sku" <> v."sku" AND o."mrp_paise" IS NULL AND o."price_paise" <= v."mrp_paise";--> statement-breakpoint
INSERT INTO "stale_product" ("group_id", "mark")
  SELECT DISTINCT v."group_id", pg_current_xact_id()::text::bigint FROM "offer" o JOIN "variant" v ON v."id" = o."variant_id"
    WHERE o."seller_sku" <> v."sku" AND o."mrp_paise" IS NULL AND v."mrp_paise" IS NOT NULL ON CONFLICT ("group_id") DO NOTHING;
