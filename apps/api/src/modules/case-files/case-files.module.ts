import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.ts';
import { CasesModule } from '../cases/cases.module.ts';
import { KeysModule } from '../keys/keys.module.ts';
import { ReviewsModule } from '../reviews/reviews.module.ts';
import { CaseContentsQueries } from './case-contents.queries.ts';
import { CaseFilesController } from './case-files.controller.ts';
import { CaseFiles } from './case-files.queries.ts';
import { CaseFileRenderer } from './case-file-renderer.service.ts';
import { DownloadCaseFile } from './download-case-file.use-case.ts';
import { IssueCaseFile } from './issue-case-file.use-case.ts';

/** Review cases as signed files, to be handed over. */
@Module({
  imports: [BlocksModule, CasesModule, KeysModule, ReviewsModule],
  controllers: [CaseFilesController],
  providers: [CaseFiles, CaseContentsQueries, CaseFileRenderer, IssueCaseFile, DownloadCaseFile],
})
export class CaseFilesModule {}
