CREATE TABLE "recall_notice" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recall_id" integer NOT NULL,
	"buyer" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"mail_id" uuid,
	"mailed_at" timestamp with time zone NOT NULL,
	"reminders" smallint DEFAULT 0 NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"acknowledged_by" text,
	"lost_because" text DEFAULT '' NOT NULL,
	"withdrawn_told_at" timestamp with time zone,
	CONSTRAINT "recall_notice_reminders" CHECK ("recall_notice"."reminders" >= 0)
);
--> statement-breakpoint
CREATE TABLE "recall_notice_order" (
	"recall_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"notice_id" uuid NOT NULL,
	CONSTRAINT "recall_notice_order_recall_id_order_id_pk" PRIMARY KEY("recall_id","order_id")
);
--> statement-breakpoint
ALTER TABLE "mail_message" ADD COLUMN "refused_because" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recall_notice" ADD CONSTRAINT "recall_notice_recall_id_recall_id_fk" FOREIGN KEY ("recall_id") REFERENCES "public"."recall"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_notice" ADD CONSTRAINT "recall_notice_acknowledged_by_staff_member_id_fk" FOREIGN KEY ("acknowledged_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_notice_order" ADD CONSTRAINT "recall_notice_order_recall_id_recall_id_fk" FOREIGN KEY ("recall_id") REFERENCES "public"."recall"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_notice_order" ADD CONSTRAINT "recall_notice_order_notice_id_recall_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."recall_notice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recall_notice_buyer" ON "recall_notice" USING btree ("recall_id","buyer");--> statement-breakpoint
CREATE INDEX "recall_notice_order_order" ON "recall_notice_order" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "recall_notice_order_notice" ON "recall_notice_order" USING btree ("notice_id");