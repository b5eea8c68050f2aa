-- The stored evidence is made again from the check-ins: its strict streak broke on paused days.
DELETE FROM "evidence_years";--> statement-breakpoint
DELETE FROM "identity_evidence";
