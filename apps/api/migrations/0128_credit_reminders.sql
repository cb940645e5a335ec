ALTER TABLE "credit_draw" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_draw" ADD COLUMN "overdue_told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "credit_draw_due" ON "credit_draw" USING btree ("due_on");