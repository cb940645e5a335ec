CREATE TABLE "report_receiver" (
	"schedule_id" uuid NOT NULL,
	"staff_id" text NOT NULL,
	CONSTRAINT "report_receiver_schedule_id_staff_id_pk" PRIMARY KEY("schedule_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "report_schedule" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"report" text NOT NULL,
	"every" text NOT NULL,
	"on_day" smallint NOT NULL,
	"hour" smallint NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "report_schedule_state" CHECK (case "report_schedule"."state" when 'active' then "report_schedule"."next_at" is not null and "report_schedule"."ended_at" is null and "report_schedule"."reason" = ''
        when 'paused' then "report_schedule"."next_at" is null and "report_schedule"."ended_at" is null and "report_schedule"."reason" <> ''
        when 'ended' then "report_schedule"."next_at" is null and "report_schedule"."ended_at" is not null and "report_schedule"."reason" <> '' else false end),
	CONSTRAINT "report_schedule_time" CHECK ("report_schedule"."hour" between 0 and 23 and case "report_schedule"."every" when 'day' then "report_schedule"."on_day" = 0
        when 'week' then "report_schedule"."on_day" between 1 and 7 when 'month' then "report_schedule"."on_day" between 1 and 31 else false end)
);
--> statement-breakpoint
CREATE TABLE "report_send" (
	"schedule_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"mail_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"is_empty" boolean DEFAULT false NOT NULL,
	CONSTRAINT "report_send_schedule_id_from_day_until_day_pk" PRIMARY KEY("schedule_id","from_day","until_day"),
	CONSTRAINT "report_send_days" CHECK ("report_send"."from_day" <= "report_send"."until_day"),
	CONSTRAINT "report_send_sent" CHECK (("report_send"."state" = 'sent') = ("report_send"."sent_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "report_receiver" ADD CONSTRAINT "report_receiver_schedule_id_report_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedule"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_receiver" ADD CONSTRAINT "report_receiver_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_schedule" ADD CONSTRAINT "report_schedule_made_by_staff_member_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_send" ADD CONSTRAINT "report_send_schedule" FOREIGN KEY ("schedule_id") REFERENCES "public"."report_schedule"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_receiver_staff" ON "report_receiver" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "report_schedule_due" ON "report_schedule" USING btree ("next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "report_schedule_made_by" ON "report_schedule" USING btree ("made_by");--> statement-breakpoint
CREATE UNIQUE INDEX "report_schedule_once" ON "report_schedule" USING btree ("report","every","on_day","hour") WHERE state <> 'ended';--> statement-breakpoint
CREATE INDEX "report_send_latest" ON "report_send" USING btree ("schedule_id","due_at");