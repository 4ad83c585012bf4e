import { Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { ENV, type Env } from '../../platform/env.ts';
import { SandboxPeople } from '../auth/accounts/sandbox-people.service.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { BoardSeatsController, SeatKeysController } from './board-members.controller.ts';
import { BoardsController } from './boards.controller.ts';
import { BoardsQueries } from './boards.queries.ts';
import { GiveOpinion } from './give-opinion.use-case.ts';
import { KeepBoard } from './keep-board.use-case.ts';
import { ResolutionDays } from './resolution-days.use-case.ts';
import { ResolutionRegister } from './resolution-register.service.ts';
import { ResolutionsController } from './resolutions.controller.ts';
import { ResolutionsQueries } from './resolutions.queries.ts';
import { SandboxBoards } from './sandbox-boards.service.ts';
import { WriteResolution } from './write-resolution.use-case.ts';

/** Shari’ah boards: who sits on them, by which keys they sign, and what they resolve. */
@Module({
  imports: [AuthModule],
  controllers: [BoardsController, BoardSeatsController, SeatKeysController, ResolutionsController],
  providers: [
    BoardsQueries, KeepBoard, ResolutionRegister, ResolutionsQueries, WriteResolution, GiveOpinion, ResolutionDays,
    SandboxBoards,
  ],
  exports: [ResolutionsQueries],
})
export class BoardsModule implements OnApplicationBootstrap {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly people: SandboxPeople,
    private readonly boards: SandboxBoards,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.env.sandbox) return;
    await this.people.seed();
    await this.boards.seed();
  }
}
