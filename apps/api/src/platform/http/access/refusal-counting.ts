import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { catchError, type Observable } from 'rxjs';
import { Refusal } from '../problems/refusal.ts';
import type { IdentifiedRequest } from './current-actor.decorator.ts';
import { RefusedAttempts, type RefusedKind } from './refused-attempts.service.ts';

const KINDS: Readonly<Record<number, RefusedKind>> = { 400: 'input', 404: 'object' };

/** Lets what a route refuses be counted: objects that are not the caller's, and input against the rules. */
@Injectable()
export class RefusalCounting implements NestInterceptor {
  constructor(private readonly attempts: RefusedAttempts) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(catchError(async (failure: unknown) => {
      const kind = failure instanceof Refusal ? KINDS[failure.status] : undefined;
      if (kind !== undefined && failure instanceof Refusal) {
        await this.attempts.note(context.switchToHttp().getRequest<IdentifiedRequest>(), kind, failure.code);
      }
      throw failure;
    }));
  }
}
