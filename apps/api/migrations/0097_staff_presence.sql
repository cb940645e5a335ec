CREATE TABLE "staff_presence" (
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"tab" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_presence_kind_subject_id_staff_id_tab_pk" PRIMARY KEY("kind","subject_id","staff_id","tab")
);
--> statement-breakpoint
ALTER TABLE "staff_presence" ADD CONSTRAINT "staff_presence_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;