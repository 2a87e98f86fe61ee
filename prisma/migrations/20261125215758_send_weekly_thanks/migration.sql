-- CreateTable
CREATE TABLE "ApplauseSetting" (
    "workspaceId" UUID NOT NULL,
    "weeklyThanks" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "ApplauseSetting_pkey" PRIMARY KEY ("workspaceId")
);

-- AddForeignKey
ALTER TABLE "ApplauseSetting" ADD CONSTRAINT "ApplauseSetting_workspaceId_fkey" FOREIGN KEY ("workspaceId") REFERENCES "Workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;
