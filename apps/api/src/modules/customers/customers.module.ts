import { Module } from '@nestjs/common';
import { RescreeningModule } from '../rescreening/rescreening.module.ts';
import { CustomersController } from './customers.controller.ts';
import { CustomersQueries } from './customers.queries.ts';
import { DecideCustomerChange } from './decide-change.use-case.ts';
import { ExpiringCustomers } from './expiring-customers.service.ts';
import { ProposeCustomerChange } from './propose-change.use-case.ts';
import { SandboxCustomers } from './sandbox-customers.service.ts';

/** What is known of customers, who may change it, and what it says of a payment's parties. */
@Module({
  imports: [RescreeningModule],
  controllers: [CustomersController],
  providers: [CustomersQueries, ProposeCustomerChange, DecideCustomerChange, ExpiringCustomers, SandboxCustomers],
  exports: [CustomersQueries, SandboxCustomers, ProposeCustomerChange, DecideCustomerChange],
})
export class CustomersModule {}
