ALTER TABLE "product_group" DROP COLUMN "rating_tenths";--> statement-breakpoint
ALTER TABLE "product_group" DROP COLUMN "review_count";--> statement-breakpoint
ALTER TABLE "product_read" DROP COLUMN "rating_tenths";--> statement-breakpoint
UPDATE "product_read" SET
  "card" = regexp_replace(regexp_replace("card", '(?<!\\)"product_rating":[0-9.]+', '"product_rating":0'), '(?<!\\)"product_reviews_count":[0-9]+', '"product_reviews_count":0'),
  "detail" = regexp_replace(regexp_replace("detail", '(?<!\\)"product_rating":[0-9.]+', '"product_rating":0'), '(?<!\\)"product_reviews_count":[0-9]+', '"product_reviews_count":0'),
  "changed" = pg_current_xact_id()
WHERE "card" ~ '"product_(rating|reviews_count)":0*[1-9.]' OR "detail" ~ '"product_(rating|reviews_count)":0*[1-9.]';
