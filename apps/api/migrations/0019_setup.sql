CREATE TABLE "organisation" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"legal_name" text NOT NULL,
	"gstin" text NOT NULL,
	"cin" text,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"pincode" text NOT NULL,
	"support_email" text NOT NULL,
	"support_phone" text NOT NULL,
	"info_email" text NOT NULL,
	"grievance_officer" text NOT NULL,
	"changed_by" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organisation_one_row" CHECK ("organisation"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "seller_licence" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_licence_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"seller_id" integer NOT NULL,
	"form" text NOT NULL,
	"number" text NOT NULL,
	"state_code" text NOT NULL,
	"valid_until" date,
	CONSTRAINT "seller_licence_once" UNIQUE("seller_id","form","number")
);
--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "warehouse" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "warehouse" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seller_licence" ADD CONSTRAINT "seller_licence_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The licences that sellers printed so far; Form 20B stands for whichever of 20 and 20B it was.
INSERT INTO "seller_licence" ("seller_id", "form", "number", "state_code")
SELECT "id", 'MD-42', "device_licence", "state_code" FROM "seller" WHERE "device_licence" IS NOT NULL
UNION ALL SELECT "id", '20B', "drug_licence", "state_code" FROM "seller" WHERE "drug_licence" IS NOT NULL;
