CREATE TABLE "recall_report" (
	"recall_id" integer PRIMARY KEY NOT NULL,
	"conclusion" text NOT NULL,
	"facts" jsonb NOT NULL,
	"closed_by" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recall_report" ADD CONSTRAINT "recall_report_recall_id_recall_id_fk" FOREIGN KEY ("recall_id") REFERENCES "public"."recall"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_report" ADD CONSTRAINT "recall_report_closed_by_staff_member_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION recall_report_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the report of a recall stays as it is';
END $$;--> statement-breakpoint
CREATE TRIGGER recall_report_stays BEFORE UPDATE OR DELETE ON "recall_report" FOR EACH ROW EXECUTE FUNCTION recall_report_stays();
