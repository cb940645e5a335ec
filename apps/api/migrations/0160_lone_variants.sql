-- A variant without others has no name: "Size: Standard" stood on the lines of goods that have no size.
UPDATE "product_read" SET "detail" = replace("detail", '"option_label":"Standard"', '"option_label":""')
WHERE "group_id" IN (SELECT "group_id" FROM "variant" GROUP BY "group_id" HAVING count(*) = 1 AND min("option_label") = 'Standard');--> statement-breakpoint
UPDATE "variant" SET "option_label" = ''
WHERE "group_id" IN (SELECT "group_id" FROM "variant" GROUP BY "group_id" HAVING count(*) = 1 AND min("option_label") = 'Standard');
