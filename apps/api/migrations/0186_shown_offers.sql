ALTER TABLE "product_read" ADD COLUMN "shown_offers" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_read" ADD COLUMN "ranked_offers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Until now each variant was shown as its own seller offers it.
UPDATE "product_read" r SET "shown_offers" = n.shown, "ranked_offers" = n.ranked
  FROM (SELECT p."group_id", array_agg(o."id" ORDER BY u.place) AS shown, array_agg(o."id"::text ORDER BY u.place) AS ranked
    FROM "product_read" p CROSS JOIN unnest(p."variant_ids") WITH ORDINALITY u(id, place)
      JOIN "variant" v ON v."id" = u.id JOIN "offer" o ON o."variant_id" = v."id" AND o."seller_sku" = v."sku"
    GROUP BY p."group_id") n WHERE n."group_id" = r."group_id";--> statement-breakpoint
-- The next start chooses anew where several sellers offer an article.
INSERT INTO "stale_product" ("group_id", "mark")
  SELECT DISTINCT v."group_id", pg_current_xact_id()::text::bigint FROM "offer" o JOIN "variant" v ON v."id" = o."variant_id"
    WHERE o."active" AND o."seller_sku" <> v."sku" ON CONFLICT ("group_id") DO NOTHING;
