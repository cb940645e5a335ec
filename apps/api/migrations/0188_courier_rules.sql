CREATE TABLE "courier_rule" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courier_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"pincode_prefix" text NOT NULL,
	"is_on" boolean NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"source" text NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "courier_rule_prefix" CHECK ("courier_rule"."pincode_prefix" ~ '^([1-9][0-9]{0,5})?$')
);
--> statement-breakpoint
ALTER TABLE "cold_lane" ADD COLUMN "set_by" text;--> statement-breakpoint
ALTER TABLE "cold_lane" ADD COLUMN "set_at" timestamp with time zone;