CREATE TABLE "content_draft" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"preview_key" text NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_draft_kind_key_pk" PRIMARY KEY("kind","key"),
	CONSTRAINT "content_draft_preview_key_unique" UNIQUE("preview_key")
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"number" integer NOT NULL,
	"value" jsonb,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"standard_hash" text,
	"published_by" text,
	"published_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "content_version_number" UNIQUE("kind","key","number"),
	CONSTRAINT "content_version_in_order" CHECK ("content_version"."ends_at" is null or "content_version"."starts_at" < "content_version"."ends_at")
);
--> statement-breakpoint
-- Announcements, and what staff have written in place of the standard policies and banners, are the first versions. A text that is
-- nobody's ("before") is never replaced by a release. Articles and topics came with the release: it brings them again.
INSERT INTO "content_version" ("id", "kind", "key", "number", "value", "starts_at", "ends_at", "published_by", "published_at")
	SELECT gen_random_uuid(), 'announcement', "id"::text, 1, jsonb_build_object(
		'kind', 'announcement', 'title', "title", 'text', "text", 'campaign', "campaign_slug",
		'link', CASE WHEN "action_name" IS NULL OR "action_href" IS NULL THEN NULL
			ELSE jsonb_build_object('name', "action_name", 'href', "action_href") END),
		"starts_at", "ends_at", 'before', now()
	FROM "announcement";--> statement-breakpoint
INSERT INTO "content_version" ("id", "kind", "key", "number", "value", "starts_at", "published_by", "published_at")
	SELECT gen_random_uuid(), 'policy', p.value->>'slug', 1, jsonb_build_object(
		'kind', 'policy', 'title', p.value->>'title', 'position', p.ordinality, 'blocks', p.value->'blocks'),
		((b."value"->>'updated_on') || ' 00:00:00 Asia/Kolkata')::timestamptz, 'before', now()
	FROM "content_block" b, jsonb_array_elements(CASE WHEN jsonb_typeof(b."value"->'policies') = 'array' THEN b."value"->'policies' ELSE '[]' END) WITH ORDINALITY p
	WHERE b."key" = 'policies' AND b."value"->>'updated_on' IS NOT NULL AND p.value->>'slug' IS NOT NULL;--> statement-breakpoint
INSERT INTO "content_version" ("id", "kind", "key", "number", "value", "starts_at", "published_by", "published_at")
	SELECT gen_random_uuid(), 'banner', CASE e.value->>'href'
			WHEN '/consumables' THEN 'everyday-consumables' WHEN '/dental' THEN 'dental-chair'
			WHEN '/medicalequipments' THEN 'home-monitoring' WHEN '/nephrology' THEN 'dialysis-unit'
			WHEN '/refurbished-devices' THEN 'refurbished' ELSE 'home-' || e.ordinality END, 1,
		jsonb_build_object('kind', 'banner', 'title', e.value->>'title', 'text', e.value->>'text',
			'action', coalesce(e.value->>'action', 'See products'), 'href', e.value->>'href',
			'image', regexp_replace(e.value->>'image', '^/img/b/', ''), 'alt', '', 'position', e.ordinality),
		'2026-11-01 00:00:00 Asia/Kolkata', 'before', now()
	FROM "content_block" b, jsonb_array_elements(CASE WHEN jsonb_typeof(b."value") = 'array' THEN b."value" ELSE '[]' END) WITH ORDINALITY e
	WHERE b."key" = 'home_banners' AND e.value->>'href' IS NOT NULL
	ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "content_block" WHERE "key" IN ('policies', 'home_banners');--> statement-breakpoint
CREATE FUNCTION content_version_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' OR (NEW."id", NEW."kind", NEW."key", NEW."number", NEW."starts_at") IS DISTINCT FROM (OLD."id", OLD."kind", OLD."key", OLD."number", OLD."starts_at")
		OR NEW."value" IS DISTINCT FROM OLD."value" THEN
		RAISE EXCEPTION 'published texts stay as they are';
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER content_version_stays BEFORE UPDATE OR DELETE ON "content_version" FOR EACH ROW EXECUTE FUNCTION content_version_stays();--> statement-breakpoint
DROP TABLE "announcement" CASCADE;--> statement-breakpoint
DROP TABLE "article" CASCADE;--> statement-breakpoint
DROP TABLE "article_category" CASCADE;