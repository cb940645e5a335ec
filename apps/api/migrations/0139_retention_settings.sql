CREATE TABLE "retention_setting" (
	"id" uuid PRIMARY KEY NOT NULL,
	"what" text NOT NULL,
	"days" integer NOT NULL,
	"from_day" date NOT NULL,
	"reason" text NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "retention_setting_days" CHECK ("retention_setting"."days" between 1 and 3650)
);
