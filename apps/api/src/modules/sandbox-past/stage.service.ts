import { Injectable } from '@nestjs/common';
import { Arrangements } from './arrangements.service.ts';
import { Customers } from './customers.service.ts';
import { Desk } from './desk.service.ts';
import { Office } from './office.service.ts';
import { Purse } from './purse.service.ts';
import { ReviewDesk } from './review-desk.service.ts';

/** What the people of the told weeks act through. */
@Injectable()
export class Stage {
  constructor(
    readonly customers: Customers,
    readonly purse: Purse,
    readonly desk: Desk,
    readonly reviews: ReviewDesk,
    readonly office: Office,
    readonly arrangements: Arrangements,
  ) {}
}
