// Generated from the OpenAPI document by tools/openapi.mjs; do not edit.
package connect.sdk.model;

import connect.sdk.OpenEnum;

/** One of the values below, or one that a newer API has added. */
public record FieldCode(String value) implements OpenEnum {
    public static final FieldCode REQUIRED = new FieldCode("REQUIRED");
    public static final FieldCode UNKNOWN_FIELD = new FieldCode("UNKNOWN_FIELD");
    public static final FieldCode NOT_ACCEPTED = new FieldCode("NOT_ACCEPTED");
    public static final FieldCode NOT_TEXT = new FieldCode("NOT_TEXT");
    public static final FieldCode NOT_A_FLAG = new FieldCode("NOT_A_FLAG");
    public static final FieldCode NOT_A_NUMBER = new FieldCode("NOT_A_NUMBER");
    public static final FieldCode NOT_WHOLE = new FieldCode("NOT_WHOLE");
    public static final FieldCode NOT_A_LIST = new FieldCode("NOT_A_LIST");
    public static final FieldCode NOT_AN_OBJECT = new FieldCode("NOT_AN_OBJECT");
    public static final FieldCode NOT_AN_OPTION = new FieldCode("NOT_AN_OPTION");
    public static final FieldCode NOT_AN_EMAIL = new FieldCode("NOT_AN_EMAIL");
    public static final FieldCode NOT_AN_ID = new FieldCode("NOT_AN_ID");
    public static final FieldCode NOT_A_COUNTRY = new FieldCode("NOT_A_COUNTRY");
    public static final FieldCode NOT_A_CURRENCY = new FieldCode("NOT_A_CURRENCY");
    public static final FieldCode NOT_A_TIME = new FieldCode("NOT_A_TIME");
    public static final FieldCode NOT_A_TIME_ZONE = new FieldCode("NOT_A_TIME_ZONE");
    public static final FieldCode NOT_AN_AMOUNT = new FieldCode("NOT_AN_AMOUNT");
    public static final FieldCode NOT_AN_ADDRESS = new FieldCode("NOT_AN_ADDRESS");
    public static final FieldCode NOT_ONE_LINE = new FieldCode("NOT_ONE_LINE");
    public static final FieldCode WRONG_FORM = new FieldCode("WRONG_FORM");
    public static final FieldCode WRONG_CHECK_DIGIT = new FieldCode("WRONG_CHECK_DIGIT");
    public static final FieldCode NOT_AN_EMIRATES_ID = new FieldCode("NOT_AN_EMIRATES_ID");
    public static final FieldCode NOT_A_QID = new FieldCode("NOT_A_QID");
    public static final FieldCode NOT_A_DOCUMENT_NUMBER = new FieldCode("NOT_A_DOCUMENT_NUMBER");
    public static final FieldCode NOT_AN_ISIC_CODE = new FieldCode("NOT_AN_ISIC_CODE");
    public static final FieldCode NOT_A_MERCHANT_CATEGORY = new FieldCode("NOT_A_MERCHANT_CATEGORY");
    public static final FieldCode NOT_BY_SCHEMA = new FieldCode("NOT_BY_SCHEMA");
    public static final FieldCode LENGTH = new FieldCode("LENGTH");
    public static final FieldCode TOO_SMALL = new FieldCode("TOO_SMALL");
    public static final FieldCode TOO_LARGE = new FieldCode("TOO_LARGE");
    public static final FieldCode TOO_FEW = new FieldCode("TOO_FEW");
    public static final FieldCode TOO_MANY = new FieldCode("TOO_MANY");
    public static final FieldCode REPEATED = new FieldCode("REPEATED");
    public static final FieldCode NOT_A_DAY = new FieldCode("NOT_A_DAY");
    public static final FieldCode HIJRI_DAY = new FieldCode("HIJRI_DAY");
    public static final FieldCode DAY_OUT_OF_RANGE = new FieldCode("DAY_OUT_OF_RANGE");
    public static final FieldCode IN_THE_FUTURE = new FieldCode("IN_THE_FUTURE");
    public static final FieldCode NOT_IN_THE_FUTURE = new FieldCode("NOT_IN_THE_FUTURE");
    public static final FieldCode TOO_EARLY = new FieldCode("TOO_EARLY");
    public static final FieldCode TOO_LATE = new FieldCode("TOO_LATE");
    public static final FieldCode UNKNOWN = new FieldCode("UNKNOWN");
    public static final FieldCode TAKEN = new FieldCode("TAKEN");
    public static final FieldCode UNCHANGED = new FieldCode("UNCHANGED");
    public static final FieldCode WRONG = new FieldCode("WRONG");
    public static final FieldCode CONFLICTING = new FieldCode("CONFLICTING");
    public static final FieldCode NOT_ALLOWED = new FieldCode("NOT_ALLOWED");
    public static final FieldCode TELLING_PASSWORD = new FieldCode("TELLING_PASSWORD");
    public static final FieldCode COMMON_PASSWORD = new FieldCode("COMMON_PASSWORD");
    public static final FieldCode NOT_OF_A_PERSON = new FieldCode("NOT_OF_A_PERSON");
    public static final FieldCode NOT_OF_AN_ORGANISATION = new FieldCode("NOT_OF_AN_ORGANISATION");
    public static final FieldCode ISSUED_ELSEWHERE = new FieldCode("ISSUED_ELSEWHERE");
    public static final FieldCode RISK_REASONS = new FieldCode("RISK_REASONS");
    public static final FieldCode ON_BOTH_LISTS = new FieldCode("ON_BOTH_LISTS");
    public static final FieldCode INSTALMENTS_UNEVEN = new FieldCode("INSTALMENTS_UNEVEN");
    public static final FieldCode INSTALMENTS_TOO_SMALL = new FieldCode("INSTALMENTS_TOO_SMALL");
    public static final FieldCode INSTALMENT_DAYS = new FieldCode("INSTALMENT_DAYS");
    public static final FieldCode UNITS_ABOVE_TOTAL = new FieldCode("UNITS_ABOVE_TOTAL");
    public static final FieldCode FLOOR_ABOVE_CAP = new FieldCode("FLOOR_ABOVE_CAP");
    public static final FieldCode BENCHMARK_UNKNOWN = new FieldCode("BENCHMARK_UNKNOWN");
    public static final FieldCode PROFIT_NOT_WHOLE = new FieldCode("PROFIT_NOT_WHOLE");
    public static final FieldCode NO_SUCH_PARTY = new FieldCode("NO_SUCH_PARTY");
    public static final FieldCode ABOVE_COST = new FieldCode("ABOVE_COST");
    public static final FieldCode ABOVE_OUTSTANDING = new FieldCode("ABOVE_OUTSTANDING");
    public static final FieldCode UNITS_ABOVE_HELD = new FieldCode("UNITS_ABOVE_HELD");
    public static final FieldCode DUE_BEFORE_SALE = new FieldCode("DUE_BEFORE_SALE");
    public static final FieldCode NO_MONTH_TO_READ = new FieldCode("NO_MONTH_TO_READ");
    public static final FieldCode ABOVE_CAPITAL = new FieldCode("ABOVE_CAPITAL");
    public static final FieldCode ABOVE_VALUE = new FieldCode("ABOVE_VALUE");

    @Override
    public String toString() {
        return value;
    }
}
