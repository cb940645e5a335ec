CREATE TABLE "order_feedback" (
	"order_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"rating" smallint NOT NULL,
	"issues" text[] NOT NULL,
	"comment" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_feedback_order_id_stage_pk" PRIMARY KEY("order_id","stage"),
	CONSTRAINT "order_feedback_rating" CHECK ("order_feedback"."rating" between 1 and 5)
);
