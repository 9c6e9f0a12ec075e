@_exported public import FirebaseAnalytics
@_exported public import FirebaseCore
@_exported public import FirebaseCrashlytics
@_exported public import FirebaseMessaging
