/// The package whose navigator Turbo iOS took over.
@_exported public import Turbo
