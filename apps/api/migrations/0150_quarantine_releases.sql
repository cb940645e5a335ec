CREATE TABLE "quarantine_release" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lot_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"request_key" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"accepted" boolean,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"decision" text DEFAULT '' NOT NULL,
	CONSTRAINT "quarantine_release_asked" CHECK ("quarantine_release"."quantity" > 0 and "quarantine_release"."reason" <> ''),
	CONSTRAINT "quarantine_release_decided" CHECK (num_nulls("quarantine_release"."accepted", "quarantine_release"."decided_by", "quarantine_release"."decided_at") in (0, 3) and ("quarantine_release"."decision" <> '') = ("quarantine_release"."accepted" is false))
);
--> statement-breakpoint
ALTER TABLE "quarantine_release" ADD CONSTRAINT "quarantine_release_lot_id_lot_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarantine_release" ADD CONSTRAINT "quarantine_release_asked_by_staff_member_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quarantine_release" ADD CONSTRAINT "quarantine_release_decided_by_staff_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quarantine_release_press" ON "quarantine_release" USING btree ("lot_id","request_key");--> statement-breakpoint
CREATE UNIQUE INDEX "quarantine_release_waiting" ON "quarantine_release" USING btree ("lot_id") WHERE accepted is null;