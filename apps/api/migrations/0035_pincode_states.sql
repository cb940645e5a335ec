ALTER TABLE "pincode" ADD COLUMN "states" jsonb;--> statement-breakpoint
UPDATE "pincode" SET "serviceable" = false, "cod" = false WHERE "pincode" = '791701';--> statement-breakpoint
UPDATE "address" a SET "state" = s.state, "state_code" = s.code FROM (VALUES
  ('799001', 'Tripura', '16'), ('334002', 'Rajasthan', '08'), ('384316', 'Gujarat', '24'),
  ('612906', 'Tamil Nadu', '33'), ('504346', 'Telangana', '36')) s (pincode, state, code)
WHERE a."pincode" = s.pincode;
